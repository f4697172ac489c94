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

type PageFrameProps = {
	readonly context: RenderContext;
	/** The line that leads to the light version of the page. */
	readonly offer?: ReactNode;
	readonly header: ReactNode;
	readonly footer: ReactNode;
	readonly rows: readonly FrameRow[];
};

/**
 * The frame of every page but players: a skip link, the header, the rows of bricks, the footer, the consent notice, the script that registers
 * the service worker and, where speed is measured, the one for that.
 */
export function PageFrame({ context, offer, header, footer, rows }: PageFrameProps) {
	return (
		<div className={base.root}>
			<a className={styles.skip} href="#contenido">
				{context.brand.texts.skipToContent}
			</a>
			{offer}
			{header}
			<main id="contenido" className={styles.main}>
				{rows.map((row, index) => (
					<BrickRow key={index} row={row} />
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

function BrickRow({ row: { band, bricks } }: { row: FrameRow }) {
	const filled = bricks.filter(({ views }) => views.length > 0);
	if (filled.length === 0) return null;
	const edge = !band && filled.some(({ size }) => size === 'brick_full');
	return (
		<div
			className={`brick-container ${styles.row} ${band ? styles.band : ''} ${edge ? styles.edge : ''}`}
			data-ground={band ? 'band' : undefined}
		>
			{filled.map(({ size, views }, place) => (
				// A brick that is alone in its row takes the full width.
				<div key={place} className={`${size} ${styles[filled.length === 1 && size !== 'brick_full' ? 'brick_100' : size]}`}>
					{views.map((view, index) => (
						<div key={index} className={styles.block}>
							{view}
						</div>
					))}
				</div>
			))}
		</div>
	);
}
