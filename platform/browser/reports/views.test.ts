import { beforeEach, expect, it, jest } from '@jest/globals';
import { recordViews } from './views.ts';

const setReferrer = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/about?utm_source=news&utm_campaign=spring&q=Ada');
});

it('reports the first view with its source and campaign, and later ones without', () => {
  setReferrer('https://search.example/results?q=Ada');
  const views = recordViews(() => undefined);
  const utm = { source: 'news', campaign: 'spring' };
  expect(views.take()).toEqual({ views: ['/about'], referrer: 'search.example', utm });
  expect(views.take()).toBeUndefined();
  views.add();
  expect(views.take()).toBeUndefined();
  history.pushState(null, '', '/contact?utm_source=own');
  views.add();
  expect(views.take()).toEqual({ views: ['/contact'] });
  views.add(true);
  expect(views.take()).toEqual({ views: ['/contact'] });
});

it('reports no link of the site itself as a source, and no more of a campaign than 100 characters', () => {
  setReferrer(`${location.origin}/blogs`);
  history.replaceState(null, '', `/?utm_medium=${'m'.repeat(5000)}`);
  expect(recordViews(() => undefined).take()).toEqual({ views: ['/'], utm: { medium: 'm'.repeat(100) } });
});

it('says when the views fill a report', () => {
  const views = recordViews(() => undefined);
  const added = Array.from({ length: 19 }, () => views.add(true));
  expect(added.indexOf(true)).toBe(18);
  expect(views.take()?.views).toHaveLength(20);
});

it('reports links to other sites and programs by their host or scheme alone', () => {
  setReferrer('');
  history.replaceState(null, '', '/contact');
  document.body.innerHTML =
    '<a href="tel:+8801700000000"><b>Call</b></a><a href="https://wa.me/8801700000000?text=Hi">Chat</a><a href="/team">Team</a>';
  const views = recordViews(() => undefined);
  document.body.addEventListener('click', (event) => event.preventDefault());
  for (const link of document.querySelectorAll('b, a + a')) (link as HTMLElement).click();
  const clicks = [
    { path: '/contact', to: 'tel' },
    { path: '/contact', to: 'wa.me' },
  ];
  expect(views.take()).toEqual({ views: ['/contact'], clicks });
});

it('calls back when a button or Enter is pressed', () => {
  document.body.innerHTML = '<button type="button"><i>Send</i></button><p>Text</p><textarea></textarea>';
  const onPress = jest.fn();
  recordViews(onPress);
  document.querySelector('p')?.click();
  expect(onPress).not.toHaveBeenCalled();
  document.querySelector('i')?.click();
  expect(onPress).toHaveBeenCalledTimes(1);
  document.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(onPress).toHaveBeenCalledTimes(2);
});
