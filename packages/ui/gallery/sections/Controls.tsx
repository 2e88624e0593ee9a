import * as ui from '@tessera/ui';
import {
  Avatar,
  Badge,
  BellIcon,
  Button,
  ButtonLink,
  CheckedInput,
  Checkbox,
  Cluster,
  CopyButton,
  DepositIcon,
  Field,
  GlobeIcon,
  Heading,
  HeartIcon,
  IconButton,
  LetterIcon,
  Menu,
  MoneyInput,
  PasswordInput,
  PlayIcon,
  Progress,
  SearchField,
  Select,
  Stack,
  Surface,
  Tabs,
  Tag,
  TesseraLogo,
  TesseraMark,
  Text,
  TextArea,
  TextInput,
  TextLink,
  SummaryCard,
  Timeline,
  UserIcon,
  type Icon,
} from '@tessera/ui';
import { useState } from 'react';
import { Section } from '../Section.tsx';

export function BrandSection() {
  return (
    <Section id="brand" title="Mark, type, icons">
      <Stack gap={24}>
        <Cluster gap={32}>
          <TesseraMark size={120} />
          <TesseraMark size={48} />
          <TesseraMark size={24} />
          <TesseraMark size={16} />
          <TesseraLogo name="Tessera" />
        </Cluster>
        <Heading level={1} size={56}>
          Nine thousand small lights
        </Heading>
        <Heading level={1}>A mosaic at night</Heading>
        <Heading level={2}>Continue where you were</Heading>
        <Heading level={3}>Hot right now</Heading>
        <Text>
          Plain, short, kind, specific. Money always with its currency: $1,234.50.{' '}
          <TextLink href="#brand">Read on</TextLink>
        </Text>
        <Text tone="muted" size={14}>
          Errors say what happened and what to do.
        </Text>
        <Cluster gap={16}>
          {Object.entries(ui)
            .filter(([name]) => name.endsWith('Icon'))
            .map(([name, each]) => {
              const Drawn = each as Icon;
              return <Drawn key={name} label={name} size={28} />;
            })}
        </Cluster>
      </Stack>
    </Section>
  );
}

export function ControlsSection() {
  const [query, setQuery] = useState('lotus');
  const [tab, setTab] = useState<'all' | 'last' | 'favourite'>('all');
  return (
    <Section id="controls" title="Controls">
      <Stack gap={24}>
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Cluster key={size}>
            <Button size={size} tone="primary" icon={<PlayIcon size={18} />}>
              Play
            </Button>
            <Button size={size}>Demo</Button>
            <Button size={size} tone="quiet">
              Not now
            </Button>
            <Button size={size} tone="danger">
              Log out
            </Button>
            <Button size={size} tone="primary" loading>
              Log in
            </Button>
            <Button size={size} disabled>
              Send again in 4:59
            </Button>
            <ButtonLink size={size} href="#controls" icon={<DepositIcon size={18} />}>
              Deposit
            </ButtonLink>
          </Cluster>
        ))}
        <Cluster>
          <IconButton label="Letters, 3 unread" badge={3}>
            <LetterIcon />
          </IconButton>
          <IconButton label="Notices, many" badge={120}>
            <BellIcon />
          </IconButton>
          <IconButton label="Favourites" pressed>
            <HeartIcon />
          </IconButton>
          <IconButton label="Account" tone="filled">
            <UserIcon />
          </IconButton>
          <Menu
            align="start"
            trigger={(props) => (
              <Button {...props} icon={<GlobeIcon size={18} />}>
                English
              </Button>
            )}
            items={[
              { id: 'en', label: 'English', selected: true, lang: 'en' },
              { id: 'hi', label: 'हिन्दी', selected: false, lang: 'hi' },
              { id: 'ta', label: 'தமிழ்', selected: false, lang: 'ta' },
            ]}
          />
          <Badge count={7} /> <Badge count={240} />
          <Tag>Slots</Tag>
          <Tag tone="hot">Hot</Tag>
          <Tag tone="new">New</Tag>
          <Tag tone="positive">Settled</Tag>
          <Tag tone="negative">Refused</Tag>
          <Tag tone="info">Pending</Tag>
          {['asha01', 'Bikram', 'chen', 'dmitri', 'Élise', 'फ़रहान'].map((name) => (
            <Avatar key={name} name={name} size={40} />
          ))}
        </Cluster>
        <Cluster>
          {(['works', 'fails'] as const).map((outcome) => (
            <CopyButton
              key={outcome}
              label={`Copy the link: it ${outcome}`}
              copied="The link is copied."
              failed="Copying failed: select the link instead."
              copy={async () => outcome === 'works'}
            />
          ))}
          <CopyButton
            compact
            label="Copy: Reference"
            copied="Copied."
            failed="Copying failed: select the text instead."
            copy={async () => true}
          />
        </Cluster>
        <SearchField
          label="Search games"
          placeholder="Search 300 games"
          clearLabel="Clear"
          value={query}
          onChange={setQuery}
        />
        <Tabs
          label="Lists"
          tabs={[
            { id: 'all', label: 'All games' },
            { id: 'last', label: 'Last played', count: 4 },
            { id: 'favourite', label: 'My favourites' },
          ]}
          value={tab}
          onChange={setTab}
        >
          <Text tone="muted">Panel of {tab}</Text>
        </Tabs>
        <Progress label="Verification" value={3} max={5} text="3 of 5" />
        <SummaryCard
          label="Your withdrawal"
          lines={[
            { id: 'amount', label: 'Amount', value: '$120.00' },
            { id: 'fee', label: 'Fee', value: 'No fee' },
            { id: 'net', label: 'You receive', value: '$120.00', main: true },
            { id: 'when', label: 'In your bank account', value: 'Within 4 days' },
          ]}
        />
        <Timeline
          label="Withdrawal"
          steps={[
            { id: 'requested', title: 'Requested', state: 'done', time: '2 May, 10:30' },
            { id: 'review', title: 'Under review', state: 'current', text: 'We check each withdrawal.' },
          ]}
        />
      </Stack>
    </Section>
  );
}

export function FormSection() {
  const [amount, setAmount] = useState('20.00');
  const [nickname, setNickname] = useState('asha');
  return (
    <Section id="form" title="Form">
      <Surface>
        <Stack gap={16}>
          <Field label="Account" help="6 to 12 letters and digits" required>
            <TextInput placeholder="asha01" autoComplete="username" />
          </Field>
          <Field
            label="Password"
            error="The password has 6 to 12 letters and digits. This one has 4."
            required
          >
            <PasswordInput showLabel="Show" hideLabel="Hide" defaultValue="abcd" />
          </Field>
          <Field label="Amount">
            <MoneyInput currency="USD" value={amount} onValue={setAmount} />
          </Field>
          <Field label="Country" optionalLabel="optional">
            <Select
              placeholder="Choose a country"
              options={[
                { value: 'in', label: 'India' },
                { value: 'bd', label: 'Bangladesh' },
              ]}
            />
          </Field>
          <Field label="Amount" help="Between $10.00 and $2,000.00">
            <TextInput inputMode="decimal" start="$" defaultValue="120.00" />
          </Field>
          <CheckedInput
            label="Nickname"
            help="Complains when it is left with anything but letters"
            value={nickname}
            onValue={setNickname}
            rule={{ pattern: /^[a-z]*$/i }}
            illegal="Illegal input"
          />
          <Field label="Message" optionalLabel="optional">
            <TextArea placeholder="What happened?" />
          </Field>
          <Field label="Phone">
            <TextInput disabled defaultValue="+91 98••• ••210" />
          </Field>
          <Checkbox defaultChecked>
            I am 18 or older, and I have read the <TextLink href="#form">terms</TextLink>.
          </Checkbox>
          <Checkbox error="Please tick this to go on.">I agree to the user agreement.</Checkbox>
          <Button tone="primary" size="lg" block>
            Register
          </Button>
        </Stack>
      </Surface>
    </Section>
  );
}
