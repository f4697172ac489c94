import { describe, expect, it } from 'vitest';
import { withoutPictures } from '../../../support/browser/browser.ts';
import { demoReaders, phone } from '../../../support/browser/demo-readers.ts';
import { demoBrands } from '../../../support/demo.ts';

/** Twice the size of text that browsers begin with. */
const fontSize = 32;

const { open } = demoReaders({ flags: [...withoutPictures, `--blink-settings=defaultFontSize=${fontSize},imagesEnabled=false`] });

const paths = ['/', '/ultimas-noticias/', '/buscar/', '/clima/', '/grilla/', '/elecciones-2023/', '/autor/', '/ingresar/', '/no-existe/'];

describe.each(demoBrands)('a reader of $id whose text is twice as large', ({ id }) => {
	it('sees pages that are as wide as the phone', async () => {
		for (const path of paths) {
			const page = await open(id, path, { viewport: phone });
			const { text, width } = await page.evaluate(() => ({
				text: getComputedStyle(document.documentElement).fontSize,
				width: document.documentElement.scrollWidth,
			}));
			expect({ path, text, width }).toEqual({ path, text: `${fontSize}px`, width: phone.width });
		}
	});
});
