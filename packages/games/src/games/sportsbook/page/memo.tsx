import { Component, type ComponentType, type FunctionComponent } from 'preact';

/**
 * A part that is drawn again only when something that it is given is another: texts and numbers by their value, everything else
 * by its identity. The book is told every second, and hardly anything in it is new.
 */
export function memo<Props extends object>(Part: FunctionComponent<Props>): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return isOther(this.props, next);
    }

    override render(props: Readonly<Props>) {
      return <Part {...props} />;
    }
  };
}

function isOther<Given extends object>(before: Given, next: Given): boolean {
  const names = Object.keys(next) as (keyof Given)[];
  return (
    names.length !== Object.keys(before).length || names.some((name) => !Object.is(before[name], next[name]))
  );
}
