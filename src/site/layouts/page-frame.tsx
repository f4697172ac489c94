// The frame of every page but players: a skip link, the header, the rows of bricks, the footer, the consent notice, the script that
// registers the service worker and, where speed is measured, the one for that.
import type { ReactNode } from 'react';
import type { BrickSize } from '../arrangement.ts';
import type { RenderContext } from '../render-context.ts';
import { PlainIsland } from '../ui/island.tsx';
import base from './base.module.css';
import { ConsentNotice } from './consent-notice.tsx';
import styles from './page-frame.module.css';

/** A row of bricks whose blocks are rendered. */
export type FrameRow = {
	readonly band: boolean;
	readonly bricks: readonly { readonly size: BrickSize; readonly views: readonly ReactNode[] }[];
};

/** Id of an empty element below the first screen. Browsers first paint when they have parsed up to it, so the header never jumps. */
export const FIRST_SCREEN_END = 'fin-primera-pantalla';

type PageFrameProps = {
	readonly context: RenderContext;
	/** The line that leads to the light version of the page. */
	readonly offer?: ReactNode;
	readonly header: ReactNode;
	readonly footer: ReactNode;
	readonly rows: readonly FrameRow[];
};

export function PageFrame({ context, offer, header, footer, rows }: PageFrameProps) {
	const filled = filledRows(rows);
	// A front page begins with strips of weather and urgent news.
	const marked = Math.min(context.address.path === '/' ? 2 : 0, filled.length - 1);
	return (
		<div className={base.root}>
			<a className={styles.skip} href="#contenido">
				{context.brand.texts.skipToContent}
			</a>
			{offer}
			{header}
			<main id="contenido" className={styles.main}>
				{filled.map((row, index) => (
					<BrickRow key={index} row={row} isMarked={index === marked} />
				))}
			</main>
			{footer}
			<ConsentNotice context={context} />
			{context.offlineReading && (
				<PlainIsland name="offline" when="soon">
					{null}
				</PlainIsland>
			)}
			{context.speedSample && (
				<PlainIsland name="page-speed" when={`${context.speedSample}`}>
					{null}
				</PlainIsland>
			)}
		</div>
	);
}

/** The rows and bricks that have something to show. */
const filledRows = (rows: readonly FrameRow[]): readonly FrameRow[] =>
	rows
		.map(({ band, bricks }) => ({ band, bricks: bricks.filter(({ views }) => views.length > 0) }))
		.filter(({ bricks }) => bricks.length > 0);

function BrickRow({ row: { band, bricks }, isMarked }: { row: FrameRow; isMarked: boolean }) {
	const edge = !band && bricks.some(({ size }) => size === 'brick_full');
	return (
		<div
			className={`brick-container ${styles.row} ${band ? styles.band : ''} ${edge ? styles.edge : ''}`}
			data-ground={band ? 'band' : undefined}
		>
			{bricks.map(({ size, views }, place) => (
				// A brick that is alone in its row takes the full width.
				<div key={place} className={`${size} ${styles[bricks.length === 1 && size !== 'brick_full' ? 'brick_100' : size]}`}>
					{views.map((view, index) => (
						<div key={index} className={styles.block}>
							{view}
							{isMarked && place + index === 0 && <span id={FIRST_SCREEN_END} hidden />}
						</div>
					))}
				</div>
			))}
		</div>
	);
}
