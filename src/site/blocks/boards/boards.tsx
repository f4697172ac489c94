// The block of a section with figures that the newsroom keeps: indicators, scores and tables.
import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Board } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { longDate } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import { BoardTable } from './board-table.tsx';
import styles from './boards.module.css';
import { Indicators } from './indicators.tsx';
import { Scores } from './scores.tsx';

const kinds = v.array(v.picklist(['indicators', 'scores', 'table']));

/** The boards of a section in the order of the newsroom: those whose figures are of one of the `kinds`. */
export const boards = defineBlock({
	fields: v.object({ section: v.string(), kinds }),
	load: async ({ section, kinds: shown }, { context }) => {
		const all = await context.contentQueries.boards(section);
		const fitting = all.filter(({ figures }) => shown.includes(figures.kind));
		return fitting.length === 0 ? undefined : fitting;
	},
	view: ({ data, context: { brand } }) => (
		<div className={styles.boards}>
			{data.map((board) => (
				<OneBoard key={board.id} board={board} brand={brand} />
			))}
		</div>
	),
});

type BoardProps = { readonly board: Board; readonly brand: Brand };

function OneBoard({ board: { title, source, isOld, figures }, brand }: BoardProps) {
	const { texts } = brand;
	const date = longDate(source.updatedAt, brand);
	return (
		<div className={styles.board}>
			<Heading title={title} brand={brand} small />
			<div className={isOld ? styles.old : undefined}>
				<Figures figures={figures} title={title} brand={brand} />
			</div>
			<p className={styles.source}>
				{isOld && `${fill(texts.board.old, { date })} `}
				{fill(texts.board.source, { name: source.name, date })}
			</p>
		</div>
	);
}

function Figures({ figures, title, brand }: Pick<Board, 'figures' | 'title'> & { readonly brand: Brand }) {
	switch (figures.kind) {
		case 'indicators':
			return <Indicators indicators={figures.indicators} brand={brand} />;
		case 'scores':
			return <Scores matches={figures.matches} />;
		case 'table':
			return <BoardTable columns={figures.columns} rows={figures.rows} title={title} />;
	}
}
