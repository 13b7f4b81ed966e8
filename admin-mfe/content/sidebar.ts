import { paths } from '@studio/client/paths';
import { ChartLine, FileText, Folder, Inbox, LayoutDashboard, type LucideIcon, Users } from 'lucide-react';

interface Entry {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A link of the sidebar. */
export interface SidebarLink extends Entry {
  readonly to: string;
}

/** Links behind one entry that opens and closes. */
export interface SidebarMenu extends Entry {
  readonly links: readonly Omit<SidebarLink, 'icon'>[];
}

/** Entries that belong together; a title says what they have in common. */
export interface SidebarGroup {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly (SidebarLink | SidebarMenu)[];
}

export const sidebar = [
  {
    id: 'pages',
    entries: [
      { label: 'Admin Dashboard', icon: LayoutDashboard, to: paths.admin },
      { label: 'Messages', icon: Inbox, to: paths.adminMessages },
    ],
  },
  {
    id: 'planned',
    title: 'Without a page yet',
    entries: [
      { label: 'Dashboard', icon: ChartLine, to: '/dashboard' },
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
      { label: 'Clients', icon: Users, to: '/admin/clients' },
      { label: 'Blogs', icon: FileText, to: '/admin/blogs' },
    ],
  },
] as const satisfies readonly SidebarGroup[];
