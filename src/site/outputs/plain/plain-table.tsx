import type { BodyElement } from '#content/contract';
import styles from './plain-elements.module.css';
import type { PlainPage } from './plain-page.ts';
import { StoryHtml } from './story-html.tsx';

type PlainTableProps = { readonly element: Extract<BodyElement, { kind: 'table' }>; readonly page: PlainPage };

/** A table, in a box that scrolls sideways when the table is wider than the page. */
export function PlainTable({ element: { header, rows }, page }: PlainTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box must be reachable by keyboard.
		<section className={styles.box} tabIndex={0} aria-label={page.context.brand.texts.table}>
			<table className={styles.table}>
				{header.length > 0 && (
					<thead>
						<tr>
							{header.map((cell, index) => (
								<StoryHtml key={index} as="th" html={cell} page={page} />
							))}
						</tr>
					</thead>
				)}
				<tbody>
					{rows.map((row, index) => (
						<tr key={index}>
							{row.map((cell, column) => (
								<StoryHtml key={column} as="td" html={cell} page={page} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
