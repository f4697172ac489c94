import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sheet, withSheets } from '../sheet.ts';
import { CachedMarkup } from './cached-markup.tsx';

const styles = sheet('.word{}', { word: 'word' });

function setUp() {
	let renders = 0;
	const show = (of: object, variant: string, label = '') =>
		withSheets(() =>
			renderToStaticMarkup(
				<CachedMarkup
					as="nav"
					of={of}
					variant={variant}
					aria-label={label}
					view={() => {
						renders += 1;
						return <b className={styles.word}>{renders}</b>;
					}}
				/>,
			),
		);
	return show;
}

describe('cached markup', () => {
	it('is rendered once for an object and a variant, and its element for every page', () => {
		const show = setUp();
		const object = {};
		expect(show(object, 'short', 'one').result).toBe('<nav aria-label="one"><b class="word">1</b></nav>');
		expect(show(object, 'short', 'two').result).toBe('<nav aria-label="two"><b class="word">1</b></nav>');
		expect(show(object, 'long').result).toContain('>2<');
		expect(show({}, 'short').result).toContain('>3<');
	});

	it('takes one byte a character', () => {
		const markup = renderToStaticMarkup(<CachedMarkup as="nav" of={{}} variant="" view={() => <b title="“x”">é…🎉</b>} />);
		expect(markup).toBe('<nav><b title="&#8220;x&#8221;">é&#8230;&#127881;</b></nav>');
	});

	it('brings its style sheets to every page', () => {
		const show = setUp();
		const object = {};
		show(object, 'short');
		expect(show(object, 'short').css).toEqual(['.word{}']);
	});

	it('holds at most twelve variants of one object', () => {
		const show = setUp();
		const object = {};
		for (let at = 0; at < 13; at += 1) show(object, `variant ${at}`);
		expect(show(object, 'variant 0').result).toContain('>14<');
	});
});
