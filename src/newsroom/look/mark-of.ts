import type { Brand } from '#brands';
import type { BrandMark } from '../contract/contract.ts';

/** The id, name and icon of a brand, by which the newsroom shows it. */
export const markOf = ({ id, name, theme }: Brand): BrandMark => ({ id, name, icon: theme.icon });
