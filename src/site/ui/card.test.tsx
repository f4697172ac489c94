import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandList } from '#brands';
import { sampleCard } from '../../../tests/support/site/sample-story.ts';
import { Wire } from '../blocks/latest/wire.tsx';
import { Card } from './card.tsx';
import { shortDate } from './dates.ts';

const { displayedAt } = sampleCard;
const later = (hours: number) => new Date(Date.parse(displayedAt) + hours * 3_600_000);

it.each(brandList)('a card of $id has its age where a list is dated, also after 24 hours, and nowhere else', (brand) => {
	const shown = (now?: Date) => renderToStaticMarkup(<Card card={sampleCard} weight="standard" brand={brand} {...(now && { now })} />);
	const date = shortDate(displayedAt, brand);
	expect(shown()).not.toContain(date);
	expect(shown(later(25))).toContain(`>${date}</time>`);
	expect(shown(later(2))).toContain('>Hace 2 horas</time>');
	expect(shown()).not.toContain('<time');
});

it.each(brandList)('UI-07 a line of the wire of $id has the hour of a story, and after 24 hours its date', (brand) => {
	const shown = (now: Date) => renderToStaticMarkup(<Wire cards={[sampleCard]} brand={brand} level={3} now={now} />);
	expect(shown(later(23))).toMatch(/>\d{1,2}:\d\d<\/time>/);
	expect(shown(later(24))).toContain(`>${shortDate(displayedAt, brand)}</time>`);
});
