import type { Texts } from '#brands';
import { Html } from '../../../ui/html.tsx';
import type { ElementOf } from './body-context.ts';
import styles from './table.module.css';

/** A table with more columns takes the full width of the story. */
const maxNarrowColumns = 4;

/** A table, in a box that scrolls sideways when the table is wider than its column. */
export function Table({ element: { header, rows }, texts }: { element: ElementOf<'table'>; texts: Texts }) {
	const Box = header.length > maxNarrowColumns ? 'figure' : 'div';
	return (
		<Box className={styles.table}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box must be reachable by keyboard. */}
			<section className={styles.box} tabIndex={0} aria-label={texts.table}>
				<table className={styles.grid}>
					{header.length > 0 && (
						<thead>
							<tr>
								{header.map((cell, index) => (
									<Html key={index} as="th" html={cell} />
								))}
							</tr>
						</thead>
					)}
					<tbody>
						{rows.map((row, index) => (
							<tr key={index}>
								{row.map((cell, column) => (
									<Html key={column} as="td" html={cell} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</Box>
	);
}
