import { Chart, Dashboard, File, Folder, type Icon, Inbox, People, Speech } from '@studio/ui/icons';
import { Branch } from '../layout/icons.tsx';
import { paths } from '../paths.ts';

/** Texts of the layout around every admin page. */
export const layout = {
  welcome: 'Welcome, Admin',
  navigation: 'Admin',
  planned: 'Coming soon',
  menu: 'Menu',
  closeMenu: 'Close menu',
  switchFrom: { light: 'Switch to the dark theme', dark: 'Switch to the light theme' },
  collapse: 'Collapse',
  expand: 'Expand',
} as const;

interface Entry {
  readonly label: string;
  readonly icon: Icon;
}

/** A link of the navigation. */
export interface NavigationLink extends Entry {
  readonly to: string;
}

/** An entry of the navigation that shows and hides several links. */
export interface NavigationMenu extends Entry {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

export const pages: readonly NavigationLink[] = [
  { label: 'Admin Dashboard', icon: Dashboard, to: paths.dashboard },
  { label: 'Messages', icon: Inbox, to: paths.messages },
  { label: 'Questions', icon: Speech, to: paths.questions },
  { label: 'Releases', icon: Branch, to: paths.releases },
];

/** Links whose pages do not exist yet. */
export const plannedPages: readonly (NavigationLink | NavigationMenu)[] = [
  { label: 'Dashboard', icon: Chart, to: '/dashboard' },
  {
    label: 'Projects',
    icon: Folder,
    links: [
      { label: 'List', to: '/projects/list' },
      { label: 'Active', to: '/projects/active' },
      { label: 'Completed', to: '/projects/completed' },
      { label: 'Add', to: '/admin/projects/add' },
    ],
  },
  { label: 'Clients', icon: People, to: '/admin/clients' },
  { label: 'Blogs', icon: File, to: '/admin/blogs' },
];
