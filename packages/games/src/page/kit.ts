/**
 * All that a game's page is made of (docs/games.md). A game imports from here, from `rules/`, from `@tessera/domain`, and
 * Konva's shapes; nothing else of the frame.
 */
export type { GamePage } from './game-page.ts';
export type { Placement, RoundAnswer, TablePhase, TableSnapshot } from './answers.ts';
export type { SessionAnswer } from '../protocol/session.ts';

export {
  useAnnounce,
  useBalance,
  useInstants,
  useMoney,
  useSession,
  useStake,
  useToast,
  useWords,
  type Stake,
} from './hooks/session.ts';
export { useCalm, useSound, type Sound } from './hooks/feel.ts';
export {
  useRound,
  useSoloRound,
  type RoundPhase,
  type RoundPlay,
  type SoloRound,
} from './hooks/use-round.ts';
export type { RoundState } from './rounds/round.machine.ts';
export { cell, useCell, useCellAs, type Cell } from './services/cell.ts';
export { useAutoplay, type Autoplay } from './hooks/use-autoplay.tsx';
export { useBook, useOpenWhole, type BookView } from './hooks/use-book.ts';
export { useTable, type TableView } from './hooks/use-table.ts';
export { useResultTold, useTableResult, type TableResult } from './hooks/use-table-result.ts';
export { useRoom, type RoomView } from './hooks/use-room.ts';
export { useRemembered } from './hooks/use-remembered.ts';
export { useTabStore } from './hooks/use-tab-store.ts';
export { useLook } from './hooks/use-look.ts';
export { useOnChange } from './hooks/use-on-change.ts';
export { drawHero, useGameWorld, type GameWorld } from './hooks/use-game-world.ts';
export { useWorld } from './hooks/use-world.ts';
export type { World } from './worlds.ts';

export { isStanding as isSlipStanding } from './book/book.model.ts';
export type { SlipResult, SlipWish } from './book/book-play.ts';
export { fairAddress } from './fair/address.ts';
export { endOf, type RoundEnd } from './rounds/round-end.ts';
export type { Money } from './services/money.ts';
export type { SoundName } from './services/sound.ts';
export type { FrameKey, Words } from './services/words.ts';
export { clockOf, pause, sinceStroke, whenIdle } from './services/time.ts';
export { verdictOf, type Verdict } from './services/verdict.ts';

export { ChipRail } from './chips/ChipRail.tsx';
export { ChipTools } from './chips/ChipTools.tsx';
export { Pile } from './chips/Pile.tsx';
export { standing, useChips, type ChipRules, type Chips } from './chips/use-chips.ts';

export { AutoButton } from './parts/AutoButton.tsx';
export { Button } from './parts/Button.tsx';
export { Choices } from './parts/Choices.tsx';
export { Dialog } from './parts/Dialog.tsx';
export { Facts } from './parts/Facts.tsx';
export { Icon, type IconName } from './parts/Icon.tsx';
export { BalanceMeter, Controls, MainButton, Meter, StakeBar, StakeStepper, Table } from './parts/layout.tsx';
export { Picture } from './slots/Picture.tsx';
export { picture2d } from './slots/pictures.ts';
export { ResultLine } from './parts/ResultLine.tsx';
export { createSharpness } from './parts/sharpness.ts';
export type { SpriteArt } from './parts/sprites/art.ts';
export {
  createSprites,
  placedAt,
  type Matrix,
  type Planned,
  type Recipe,
  type Sprite,
  type Sprites,
} from './parts/sprites/sprites.ts';
export { createStill } from './parts/still.ts';
export { boxOf, drawnLayer, Scene, STILL, type SceneActor, type SceneSize } from './parts/Scene.tsx';
