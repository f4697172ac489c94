import type { Card } from '#content/contract';
import { escapeHtml } from '../../src/site/outputs/html/escape.ts';
import { type ShownCard, shownCard, sizes } from './shown-card.ts';

/** The cards of the cover in template literals with escaping: nearly the least work that a program can do for an uncached page. */
export function templateList(cards: readonly Card[]): string {
	return `<ul class="grid_grid grid_four">${cards.map((card, index) => cell(shownCard(card), index)).join('')}</ul>`;
}

const cell = (card: ShownCard, index: number) =>
	`<li class="grid_cell"><article class="card_card card_standard ${index > 0 ? 'card_folds' : ''}">${picture(card)}<div class="card_words">${kicker(card)}<h2 class="card_title"><a class="card_link" href="${escapeHtml(card.href)}"${card.sponsoredBy === undefined ? '' : ' rel="sponsored"'}>${escapeHtml(card.headline)}</a></h2>${foot(card)}</div></article></li>`;

function picture({ picture: shown, badge }: ShownCard): string {
	if (shown === undefined) return '';
	const { src, srcset, height, alt, style } = shown;
	const mark = badge === undefined ? '' : `<span class="card_badge">${badgeOf(badge)}</span>`;
	return `<div class="card_frame"><img class="picture_picture" src="${escapeHtml(src)}" srcset="${escapeHtml(srcset)}" sizes="${escapeHtml(sizes)}" width="1200" height="${height}" alt="${escapeHtml(alt)}" decoding="async" loading="lazy" style="${escapeHtml(style)}">${mark}</div>`;
}

function badgeOf({ words, shapes, label }: NonNullable<ShownCard['badge']>): string {
	if (shapes === undefined) return `<span class="badge_badge badge_live">${escapeHtml(words)}</span>`;
	const named = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeHtml(label)}"`;
	return `<span class="badge_badge"><svg class="icon_line" width="14" height="14" viewBox="0 0 24 24" focusable="false" ${named}>${shapes}</svg>${escapeHtml(words)}</span>`;
}

function kicker({ kicker: words, isLive }: ShownCard): string {
	if (words === undefined) return '';
	return `<p class="kicker_kicker">${isLive ? '<span class="kicker_pulse"></span>' : ''}<span class="kicker_words">${escapeHtml(words)}</span></p>`;
}

const foot = ({ sponsoredBy }: ShownCard) => (sponsoredBy === undefined ? '' : `<p class="card_foot">${escapeHtml(sponsoredBy)}</p>`);
