import {
  CharReviewMark,
  HaqueSattarMark,
  KilnClayMark,
  LedgerlineMark,
  MeghnaMark,
  NakshiMark,
  NoorMark,
  PathshalaMark,
  ShaplaMark,
  ShokalMark,
} from '@studio/pictures/marks';
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
