import type { RsbuildPlugins } from '@rsbuild/core';
import marketing from 'marketing-mfe/rsbuild.config.ts';

/** Returns the plugins whose name does not match. */
export const without = (plugins: RsbuildPlugins = [], names: RegExp): RsbuildPlugins =>
  plugins.filter((plugin) => plugin && 'name' in plugin && !names.test(plugin.name));

/** What turns the sources of all front ends into scripts, without what makes a release of them. */
export const sourcePlugins = without(marketing.plugins, /build-info|cards/);
