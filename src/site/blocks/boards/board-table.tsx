import styles from './board-table.module.css';

type BoardTableProps = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly title: string };

/** A table whose first column names the rows. A box scrolls it sideways where it is wider than its brick. */
export const BoardTable = ({ columns, rows, title }: BoardTableProps) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll box must be reachable by keyboard
	<section className={styles.box} tabIndex={0} aria-label={title}>
		<table className={styles.table}>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, ...cells]) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{cells.map((cell, at) => (
							<td key={columns[at + 1]}>{cell}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	</section>
);
