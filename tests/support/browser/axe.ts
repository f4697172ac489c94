import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { layOutAll } from './lay-out-all.ts';

/** The rules whose outcome the dark scheme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on a page, a line each: the rule and the elements. With `colors`, only those of colours. */
export async function violationsOn(page: Page, rules: 'all' | 'colors' = 'all'): Promise<readonly string[]> {
	// Axe cannot tell the colours of what is not laid out.
	await layOutAll(page);
	const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
	if (rules === 'colors') axe.withRules(colorRules);
	// Only so does axe look into the frames of other sites. It opens a second page each time, which takes as long as the rest.
	const hasFrames = page.frames().length > 1;
	const { violations } = await axe.setLegacyMode(!hasFrames).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
