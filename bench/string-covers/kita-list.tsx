/** @jsxImportSource @kitajs/html */
import { escapeHtml } from '@kitajs/html';
import type { Card } from '#content/contract';
import { type ShownCard, shownCard, sizes } from './shown-card.ts';

/** The cards of the cover in the JSX of Kita, which renders to strings and escapes where it is told to. */
export const kitaList = (cards: readonly Card[]): string =>
	String(
		<ul class="grid_grid grid_four">
			{cards.map((card, index) => (
				// biome-ignore lint/correctness/useJsxKeyInIterable: Kita renders to strings and knows no keys
				<Cell {...shownCard(card)} index={index} />
			))}
		</ul>,
	);

const Cell = ({ index, ...card }: ShownCard & { readonly index: number }) => (
	<li class="grid_cell">
		<article class={`card_card card_standard ${index > 0 ? 'card_folds' : ''}`}>
			{card.picture && <Frame picture={card.picture} badge={card.badge} />}
			<div class="card_words">
				<Kicker kicker={card.kicker} isLive={card.isLive} />
				<h2 class="card_title">
					<a class="card_link" href={card.href} {...(card.sponsoredBy !== undefined && { rel: 'sponsored' })} safe>
						{card.headline}
					</a>
				</h2>
				{card.sponsoredBy && (
					<p class="card_foot" safe>
						{card.sponsoredBy}
					</p>
				)}
			</div>
		</article>
	</li>
);

type FrameProps = { readonly picture: NonNullable<ShownCard['picture']>; readonly badge: ShownCard['badge'] };

const Frame = ({ picture: { src, srcset, height, alt, style }, badge }: FrameProps) => (
	<div class="card_frame">
		<img
			class="picture_picture"
			src={src}
			srcset={srcset}
			{...{ sizes }}
			width="1200"
			height={height}
			alt={alt}
			decoding="async"
			loading="lazy"
			style={style}
		/>
		{badge && (
			<span class="card_badge">
				<Badge {...badge} />
			</span>
		)}
	</div>
);

const Badge = ({ words, shapes, label }: NonNullable<ShownCard['badge']>) =>
	shapes === undefined ? (
		<span class="badge_badge badge_live" safe>
			{words}
		</span>
	) : (
		<span class="badge_badge">
			{/* biome-ignore lint/a11y/noSvgWithoutTitle: the same drawing as in the page, hidden or named by its label */}
			<svg
				class="icon_line"
				width="14"
				height="14"
				viewBox="0 0 24 24"
				focusable="false"
				{...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
			>
				{shapes}
			</svg>
			{escapeHtml(words)}
		</span>
	);

const Kicker = ({ kicker, isLive }: Pick<ShownCard, 'kicker' | 'isLive'>) =>
	kicker === undefined ? (
		''
	) : (
		<p class="kicker_kicker">
			{isLive && <span class="kicker_pulse" />}
			<span class="kicker_words" safe>
				{kicker}
			</span>
		</p>
	);
