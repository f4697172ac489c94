import type { BrandOf } from './brand.ts';
import { sharedTexts } from './texts/texts.ts';
import { noBrandTheme } from './themes/no-brand-theme.ts';

/** The texts and the theme of pages at a host that belongs to no brand; they name no brand (W14). */
export const noBrand: Pick<BrandOf<string>, 'locale' | 'texts' | 'theme'> = {
	locale: 'es-AR',
	texts: {
		...sharedTexts,
		notFoundTitle: 'No hay ningún sitio en esta dirección',
		notFoundText: 'Revisá que esté bien escrita.',
	},
	theme: noBrandTheme,
};
