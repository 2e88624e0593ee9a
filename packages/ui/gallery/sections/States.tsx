import styled from '@emotion/styled';
import {
  Button,
  CardSkeleton,
  ChoiceFilter,
  Cluster,
  ColumnChart,
  DataTable,
  DateFilter,
  DescriptionList,
  EmptyState,
  ErrorState,
  ExportButton,
  Field,
  FilterBar,
  Grid,
  GridSkeleton,
  HeroSkeleton,
  ListboxOption,
  Listbox,
  ListboxPopup,
  LockNotice,
  Money,
  Notice,
  Pager,
  Panel,
  RowEditor,
  ShelfSkeleton,
  Skeleton,
  Stack,
  Tag,
  Text,
  TextInput,
  TextSkeleton,
} from '@tessera/ui';
import QrCode from '@tessera/ui/qr';
import { useState } from 'react';
import { COVERS, SKETCHES } from '../art.ts';
import { Section } from '../Section.tsx';

const dollars = (decimal: string) =>
  `$${Number(decimal).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** A placeholder takes its size from its place. */
const Block = styled.div`
  & > span {
    block-size: 120px;
  }
`;

export function StatesSection() {
  return (
    <Section id="states" title="States">
      <Stack gap={24}>
        <Notice tone="info" title="Demo credits">
          This game plays with credits that are no money.
        </Notice>
        <Notice tone="warning" action={<Button size="sm">Retry</Button>}>
          The wallet list did not answer.
        </Notice>
        <Notice tone="error" title="Promotions are not available">
          Everything else goes on working.
        </Notice>
        <LockNotice left="14:32">
          Too many wrong tries. The withdraw password is locked until 2:05 PM.
        </LockNotice>
        <Notice tone="success">Your password was changed.</Notice>
        <ColumnChart
          label="Six months"
          series={[
            { id: 'in', label: 'In' },
            { id: 'out', label: 'Out' },
          ]}
          groups={['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((label, index) => ({
            id: label,
            label,
            values: [120 * index, 700 - 95 * index],
            texts: [dollars(String(120 * index)), dollars(String(700 - 95 * index))],
          }))}
          formatTick={(value) => `$${value}`}
          groupHeader="Month"
          showTableLabel="Show as table"
          showChartLabel="Show as chart"
        />
        <ExportButton
          label="Export CSV"
          state={{ status: 'working', progress: 0.4, text: 'Part 4 of 10' }}
          retryLabel="Try again"
          onStart={() => undefined}
        />
        <ExportButton
          label="Export CSV"
          state={{ status: 'failed', text: 'There is no connection.' }}
          retryLabel="Try again"
          onStart={() => undefined}
        />
        <Grid shape="table">
          <EmptyState
            title="No favourites yet"
            text="Tap the heart on a game to keep it here."
            action={<Button>Browse games</Button>}
          />
          <ErrorState
            title="Last played did not load"
            text="The lobby did not answer in time. Your games are safe."
            retryLabel="Retry"
            onRetry={() => {}}
          />
        </Grid>
        <HeroSkeleton />
        <ShelfSkeleton />
        <ShelfSkeleton shape="table" />
        <GridSkeleton count={6} />
        <TextSkeleton />
        <Grid shape="table">
          <CardSkeleton shape="table" />
          <Block>
            <Skeleton />
          </Block>
        </Grid>
      </Stack>
    </Section>
  );
}

export function DataSection() {
  const [balance, setBalance] = useState('1204.50');
  return (
    <Section id="data" title="Data">
      <Stack gap={24}>
        <Cluster>
          <Money value={balance} format={dollars} />
          <Button onClick={() => setBalance((Number(balance) + 842.25).toFixed(2))}>A win of $842.25</Button>
        </Cluster>
        <Panel title="Account" action={<Button size="sm">Edit</Button>}>
          <DescriptionList
            items={[
              { id: 'account', label: 'Account', value: 'asha01' },
              {
                id: 'email',
                label: 'E-mail',
                value: 'a••••@example.com',
                action: <Button size="sm">Change</Button>,
              },
              { id: 'currency', label: 'Currency', value: 'INR' },
            ]}
          />
          <DescriptionList
            layout="columns"
            items={[
              { id: 'level', label: 'Level', value: '2' },
              { id: 'stakes', label: 'Stakes', value: '$1,627.00' },
              { id: 'registered', label: 'Registered', value: 'Aug 27, 2026' },
            ]}
          />
          <Editable />
        </Panel>
        <Panel title="Transactions">
          <Filters />
          <DataTable
            caption="Transactions"
            rowKey={(row) => row.id}
            detail={{ label: (row) => `Details of ${row.id}`, content: (row) => <Text>{row.game}</Text> }}
            rows={[
              {
                id: '20486',
                when: '20 Nov, 10:42',
                game: 'Royal Lotus',
                amount: '+$12.00',
                state: 'positive' as const,
                word: 'Settled',
              },
              {
                id: '20485',
                when: '20 Nov, 10:41',
                game: 'Cold Summit',
                amount: '−$2.00',
                state: 'info' as const,
                word: 'Pending',
              },
              {
                id: '20484',
                when: '19 Nov, 22:03',
                game: 'Tidal Catch',
                amount: '−$5.00',
                state: 'negative' as const,
                word: 'Refused',
              },
            ]}
            columns={[
              { id: 'when', header: 'Time', cell: (row) => row.when, card: 'when' },
              { id: 'game', header: 'Game', cell: (row) => row.game, card: 'what' },
              {
                id: 'state',
                header: 'State',
                cell: (row) => <Tag tone={row.state}>{row.word}</Tag>,
                card: 'state',
              },
              { id: 'amount', header: 'Amount', align: 'end', cell: (row) => row.amount, card: 'amount' },
            ]}
          />
          <Pager
            label="Pages"
            page={2}
            pageCount={7}
            position="Page 2 of 7"
            previousLabel="Previous page"
            nextLabel="Next page"
            onPage={() => {}}
          />
        </Panel>
        <QrCode content="https://tessera.example/join" label="QR code of tessera.example/join" />
        <ListboxPopup>
          <Listbox label="Results" id="results">
            {SKETCHES.slice(0, 4).map((sketch, i) => (
              <ListboxOption
                key={i}
                id={`result-${i}`}
                active={i === 1}
                image={COVERS[i]}
                title={sketch.name}
                detail={sketch.provider}
                end={i === 1 && <Tag tone="hot">Hot</Tag>}
                onSelect={() => {}}
              />
            ))}
          </Listbox>
        </ListboxPopup>
      </Stack>
    </Section>
  );
}

/** Rows that are edited in their place: one is open at first, one is locked. */
function Editable() {
  const [edited, setEdited] = useState<string | undefined>('nickname');
  const [nickname, setNickname] = useState('asha');
  const [typed, setTyped] = useState(nickname);
  const close = () => setEdited(undefined);
  return (
    <DescriptionList
      items={[
        {
          id: 'nickname',
          label: 'Nickname',
          value: nickname,
          edit: {
            label: 'Edit',
            onStart: () => setEdited('nickname'),
            editor: edited === 'nickname' && (
              <RowEditor
                saveLabel="Save"
                cancelLabel="Cancel"
                onCancel={close}
                onSave={() => {
                  setNickname(typed);
                  close();
                }}
              >
                <Field label="Nickname" help="Enter saves, Escape cancels.">
                  <TextInput value={typed} onChange={({ target }) => setTyped(target.value)} />
                </Field>
              </RowEditor>
            ),
          },
        },
        {
          id: 'name',
          label: 'Full name',
          value: 'Asha Rao',
          edit: { label: 'Edit', locked: 'Cannot be changed once it is set.' },
        },
      ]}
    />
  );
}

function Filters() {
  const [state, setState] = useState('settled');
  const [days, setDays] = useState({ from: '', to: '' });
  return (
    <FilterBar label="Filters">
      <ChoiceFilter
        label="State"
        options={[
          { id: 'settled', label: 'Settled' },
          { id: 'pending', label: 'Pending' },
        ]}
        value={state}
        onChange={setState}
        removeLabel="Remove the filter State"
      />
      <DateFilter
        label="Date"
        fromLabel="From"
        toLabel="To"
        value={days}
        min="2000-01-01"
        max="2026-11-24"
        presets={[{ id: 'week', label: 'Last 7 days', range: { from: '2026-11-18', to: '2026-11-24' } }]}
        format={({ from, to }) => `${from} to ${to}`}
        onChange={setDays}
        removeLabel="Remove the filter Date"
      />
    </FilterBar>
  );
}
