import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as ui from './index.ts';

const nothing = () => {};
const image = { src: '/a.avif', width: 300, height: 400, color: '#123456' };

const PAGES: Record<string, ReactNode> = {
  buttons: (
    <ui.Stack gap={8}>
      <ui.Button loading>Play</ui.Button>
      <ui.ButtonLink href="/">Home</ui.ButtonLink>
      <ui.IconButton label="Letters" badge={120}>
        <ui.LetterIcon />
      </ui.IconButton>
    </ui.Stack>
  ),
  lobby: (
    <>
      <ui.Hero label="Highlights" pauseLabel="Pause" playLabel="Play" slideLabel={String}>
        <ui.Banner image={image} title="Caravan week" href="/discount" priority />
      </ui.Hero>
      <ui.Marquee label="News" pauseLabel="Pause" playLabel="Play" items={[{ id: '1', text: 'Hello' }]} />
      <ui.Chips
        label="Halls"
        items={[{ id: 'slot', label: 'Slots', icon: <ui.SlotIcon /> }]}
        value="slot"
        onSelect={nothing}
      />
      <ui.Shelf title="Hot" previousLabel="Earlier" nextLabel="Further">
        <ui.GameCard
          name="Royal Lotus"
          provider="Mandala"
          image={image}
          href="/play"
          tag={<ui.Tag tone="new">New</ui.Tag>}
        />
      </ui.Shelf>
      <ui.Grid>
        <ui.GameCard name="Royal Lotus" provider="Mandala" image={undefined} maintenance="Back at 14:00" />
      </ui.Grid>
      <ui.Jackpot label="Jackpot" amount="12.50" format={String} />
      <ui.Money value="12.50" format={String} />
      <ui.BackToTop label="Top" />
    </>
  ),
  forms: (
    <ui.Panel title="Profile">
      <ui.Field label="Account" error="Taken">
        <ui.TextInput start="$" />
      </ui.Field>
      <ui.Field label="Password">
        <ui.PasswordInput showLabel="Show" hideLabel="Hide" />
      </ui.Field>
      <ui.Select options={[{ value: 'a', label: 'A' }]} />
      <ui.Checkbox>I agree</ui.Checkbox>
      <ui.SearchField label="Search" clearLabel="Clear" value="" onChange={nothing} />
      <ui.Tabs label="Lists" tabs={[{ id: 'all', label: 'All' }]} value="all" onChange={nothing}>
        Panel
      </ui.Tabs>
      <ui.Menu trigger={(props) => <button {...props}>Menu</button>} items={[]} />
    </ui.Panel>
  ),
  overlays: (
    <>
      <ui.Dialog open onClose={nothing} title="Log in" closeLabel="Close">
        Body
      </ui.Dialog>
      <ui.ToastViewport store={ui.createToastStore()} label="Messages" closeLabel="Dismiss" />
    </>
  ),
  states: (
    <>
      <ui.TesseraLogo name="Tessera" />
      <ui.Avatar name="asha01" />
      <ui.Notice title="Quiet">Words</ui.Notice>
      <ui.EmptyState title="Nothing yet" />
      <ui.ErrorState title="Did not load" retryLabel="Retry" onRetry={nothing} />
      <ui.ShelfSkeleton />
      <ui.GridSkeleton />
      <ui.HeroSkeleton />
      <ui.TextSkeleton />
      <ui.Progress label="Steps" value={1} max={3} />
      <ui.DescriptionList items={[{ id: 'a', label: 'Account', value: 'asha01' }]} />
      <ui.DataTable
        caption="Rows"
        columns={[{ id: 'a', header: 'A', cell: String }]}
        rows={['1']}
        rowKey={String}
      />
      <ui.ColumnChart
        label="Months"
        series={[{ id: 'in', label: 'In' }]}
        groups={[{ id: '5', label: 'May', values: [12], texts: ['12'] }]}
        formatTick={String}
        groupHeader="Month"
        showTableLabel="As table"
        showChartLabel="As chart"
      />
      <ui.ExportButton label="Export" state={{ status: 'idle' }} retryLabel="Retry" onStart={nothing} />
      <ui.ListboxOption id="r1" active title="Royal Lotus" onSelect={nothing} />
    </>
  ),
};

test.each(Object.entries(PAGES))('%s render without a window', (_name, page) => {
  expect(typeof window).toBe('undefined');
  expect(renderToString(page)).not.toBe('');
});

test.each(Object.entries(PAGES))(
  '%s have no style attribute, which the content security policy refuses',
  (_name, page) => {
    expect(renderToString(page)).not.toMatch(/ style=/);
  },
);
