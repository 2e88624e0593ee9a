import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Edge length in px, 24 by default. */
  size?: number;
  /** Accessible name. Without one, the icon is decoration. */
  label?: string;
}

export type Icon = ComponentType<IconProps>;

/** Creates a line icon from one path on a grid of 24: 1.75 px strokes, round ends. `solid` also fills the path. */
export function drawIcon(path: string, solid = false): Icon {
  return function LineIcon({ size = 24, label, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
