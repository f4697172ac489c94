import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { samplePicture } from '../../../../tests/support/site/sample-story.ts';
import { Figure } from './figure.tsx';

it('a picture that is smaller than the column of a text keeps its size', () => {
	const shown = (width: number, ratio: 'original' | '16:9') => {
		const picture = { ...samplePicture, width };
		return renderToStaticMarkup(<Figure picture={picture} ratio={ratio} slot="third" />);
	};
	expect(shown(150, 'original')).toContain('<figure class="figure_figure " style="max-width:150px">');
	expect(shown(1200, 'original')).not.toContain('max-width');
	expect(shown(150, '16:9')).not.toContain('max-width');
});
