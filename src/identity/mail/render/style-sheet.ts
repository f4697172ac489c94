import type { Branding } from './branding.ts';
import { Markup } from './markup.ts';

/** The styles that cannot be inline: dark-mode colours, and smaller padding on phones. */
export function styleSheet({ dark }: Branding): Markup {
	const colours = {
		'.ground': `background:${dark.surfaceAlt}`,
		'.sheet': `background:${dark.surface}`,
		'.box': `background:${dark.surfaceAlt}`,
		'.ink': `color:${dark.ink}`,
		'.soft': `color:${dark.inkSoft}`,
		'.line': `border-color:${dark.line}`,
		'.link': `color:${dark.accentText}`,
		'.button': `background:${dark.accent}`,
		'.button-ink': `color:${dark.accentInk}`,
	};
	const rules = Object.entries(colours).map(([element, colour]) => `${element}{${colour}!important}`);
	return new Markup(
		[
			':root{color-scheme:light dark;supported-color-schemes:light dark}',
			`@media (prefers-color-scheme:dark){${rules.join('')}}`,
			'@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}}',
		].join('\n'),
	);
}
