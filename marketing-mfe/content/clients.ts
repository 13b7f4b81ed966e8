import { CharReviewMark } from '@studio/pictures/marks/char-review';
import { HaqueSattarMark } from '@studio/pictures/marks/haque-sattar';
import { KilnClayMark } from '@studio/pictures/marks/kiln-clay';
import { LedgerlineMark } from '@studio/pictures/marks/ledgerline';
import { MeghnaMark } from '@studio/pictures/marks/meghna';
import { NakshiMark } from '@studio/pictures/marks/nakshi';
import { NoorMark } from '@studio/pictures/marks/noor';
import { PathshalaMark } from '@studio/pictures/marks/pathshala';
import { ShaplaMark } from '@studio/pictures/marks/shapla';
import { ShokalMark } from '@studio/pictures/marks/shokal';
import type { ComponentType } from 'react';

/** A client and its logo. */
export interface Client {
  readonly name: string;
  readonly Mark: ComponentType;
}

export const clients = [
  { name: 'Shokal', Mark: ShokalMark },
  { name: 'Noor', Mark: NoorMark },
  { name: 'Ledgerline', Mark: LedgerlineMark },
  { name: 'Meghna', Mark: MeghnaMark },
  { name: 'Nakshi', Mark: NakshiMark },
  { name: 'Kiln & Clay', Mark: KilnClayMark },
  { name: 'Shapla', Mark: ShaplaMark },
  { name: 'Char Review', Mark: CharReviewMark },
  { name: 'Pathshala', Mark: PathshalaMark },
  { name: 'Haque & Sattar', Mark: HaqueSattarMark },
] as const satisfies readonly Client[];
