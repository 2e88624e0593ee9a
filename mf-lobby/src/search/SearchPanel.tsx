import styled from '@emotion/styled';
import { toTileImage, useName } from '@tessera/kit';
import {
  ArrowRightIcon,
  Button,
  color,
  HistoryIcon,
  Listbox,
  ListboxOption,
  space,
  Tag,
  text as textSize,
  VisuallyHidden,
} from '@tessera/ui';
import { useEffect } from 'react';
import { useLateText } from '../later/late.text.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { useText } from '../text.ts';
import { cutMatch, type SearchOption } from './search.options.ts';
import type { Search } from './use-search.ts';

const Note = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  padding: ${space[8]};
  font-size: ${textSize[14]};
  color: ${color.muted};
`;

/** The search's list: recent searches, suggestions, results. Loaded when the search is first used. */
function SearchPanel({ search }: { readonly search: Search }) {
  const text = useText();
  const late = useLateText();
  const { state, listId, options, count, failed } = search;
  const words = state.query.trim();
  useActiveInView(listId, options[state.active]?.key);

  return (
    <>
      <VisuallyHidden role="status">
        {words && count !== undefined && late('search.count', { count })}
      </VisuallyHidden>
      {failed && (
        <Note role="alert">
          {late('search.failed')}
          <Button size="sm" onClick={search.retry}>
            {text('retry')}
          </Button>
        </Note>
      )}
      {words && count === 0 && <Note>{late('search.nothing', { query: words })}</Note>}
      {!words && options.length > 0 && <Note>{late('search.suggestions')}</Note>}
      <Listbox id={listId} label={late('search.results')}>
        {options.map((option, place) => (
          <Option key={option.key} option={option} active={place === state.active} search={search} />
        ))}
      </Listbox>
    </>
  );
}

interface OptionProps {
  readonly option: SearchOption;
  readonly active: boolean;
  readonly search: Search;
}

function Option({ option, active, search }: OptionProps) {
  const text = useText();
  const late = useLateText();
  const nameOf = useName();
  const shared = {
    id: `${search.listId}-${option.key}`,
    active,
    onSelect: () => search.choose(option),
  };
  if (option.kind === 'recent') {
    return <ListboxOption {...shared} title={option.query} end={<HistoryIcon size={18} />} />;
  }
  if (option.kind === 'all') {
    return (
      <ListboxOption
        {...shared}
        title={late('search.all', { count: option.count })}
        end={<ArrowRightIcon size={18} />}
      />
    );
  }
  const { game } = option;
  const [before, match, after] = cutMatch(nameOf(game.gameName), search.state.query);
  return (
    <ListboxOption
      {...shared}
      title={
        <>
          <span>{before}</span>
          {match && <mark>{match}</mark>}
          <span>{after}</span>
        </>
      }
      detail={game.gpName}
      image={toTileImage(game.icon)}
      end={game.tag && <Tag tone={game.tag}>{text(`tag.${game.tag}`)}</Tag>}
    />
  );
}

function useActiveInView(listId: string, key: string | undefined): void {
  useEffect(() => {
    if (key) document.getElementById(`${listId}-${key}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, key]);
}

export default withLateText(SearchPanel);
