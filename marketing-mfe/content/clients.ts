import {
  AlokMark,
  BhorMark,
  DhamraiMark,
  GhatReviewMark,
  KanthaMark,
  KarimDasMark,
  PoruaMark,
  ShalukMark,
  SumlineMark,
  TeestaMark,
} from '@studio/pictures/marks';
import type { ComponentType } from 'react';

/** A client and its logo. No client has the name of a ready-made website. */
export interface Client {
  readonly name: string;
  readonly Mark: ComponentType;
}

export const clients = [
  { name: 'Bhor Bakery', Mark: BhorMark },
  { name: 'Alok', Mark: AlokMark },
  { name: 'Sumline', Mark: SumlineMark },
  { name: 'Teesta Haulage', Mark: TeestaMark },
  { name: 'Kantha House', Mark: KanthaMark },
  { name: 'Dhamrai Pottery', Mark: DhamraiMark },
  { name: 'Shaluk Clinic', Mark: ShalukMark },
  { name: 'The Ghat Review', Mark: GhatReviewMark },
  { name: 'Porua', Mark: PoruaMark },
  { name: 'Karim & Das', Mark: KarimDasMark },
] as const satisfies readonly Client[];
