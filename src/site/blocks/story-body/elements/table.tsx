import type { Texts } from '#brands';
import { Html } from '../../../ui/html.tsx';
import type { ElementOf } from './body-context.ts';
import styles from './table.module.css';

/** A table with more columns than these takes the whole column of the story. */
const narrow = 4;

/** A table; where it is wider than the column it scrolls by itself, by keyboard too. */
export function Table({ element: { header, rows }, texts }: { element: ElementOf<'table'>; texts: Texts }) {
	const Box = header.length > narrow ? 'figure' : 'div';
	return (
		<Box className={styles.table}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
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
