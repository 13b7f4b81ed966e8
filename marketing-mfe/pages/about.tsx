import { about, reasons, values } from '../content/about.ts';
import { AboutHead } from '../sections/about-head.tsx';
import { ContactCall } from '../sections/contact-call.tsx';
import { PointsGrid } from '../sections/points-grid.tsx';
import { Purpose } from '../sections/purpose.tsx';
import { ValuesList } from '../sections/values-list.tsx';

/** `/about` */
export function Component() {
  return (
    <>
      <AboutHead title={about.title} lead={about.lead} />
      <Purpose mission={about.mission} vision={about.vision} />
      <PointsGrid id="why" title={about.reasonsTitle} points={reasons} />
      <ValuesList id="values" title={about.valuesTitle} values={values} />
      <ContactCall {...about.closing} />
    </>
  );
}
