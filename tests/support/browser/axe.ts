import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { byForm } from '../form.ts';

/** The rules whose outcome the dark scheme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on a page, a line each: the rule and the elements. Only of colours when `rules` says so. */
export async function violationsOn(page: Page, rules: 'all' | 'colors' = 'all'): Promise<readonly string[]> {
	const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
	if (rules === 'colors') axe.withRules(colorRules);
	// The long form looks into the frames of other sites too, for which axe opens a second page each time.
	const { violations } = await axe.setLegacyMode(byForm(true, false)).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
