import cross from 'lucide-static/icons/x.svg?raw';
import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import { defineBlock } from '../../block.ts';
import type { KeptStoriesProps } from '../../islands/keeping/kept-stories.island.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './kept.module.css';
import { KeptHead } from './kept-head.tsx';
import { ListStates } from './list-states.tsx';

/** The stories that a reader saved, or read. The list itself is made in the browser. */
export const keptStories = defineBlock({
	fields: v.object({ list: v.picklist(['saved', 'read']) }),
	load: async () => ({}),
	view: ({ fields: { list }, context: { brand } }) => {
		const page = list === 'saved' ? 'saved' : 'history';
		return (
			<div className={styles.kept}>
				<KeptHead page={page} brand={brand} />
				<PlainIsland name="kept-stories" when="load" props={islandProps(list, brand)}>
					<div className={styles.list}>
						{list === 'read' && <HistorySwitch brand={brand} />}
						<ListStates texts={brand.texts} page={page} />
						<ol className={styles.entries} data-entries="" />
						<ListTools brand={brand} />
						<Item brand={brand} />
						<p className={styles.told} role="status" tabIndex={-1} data-told="" />
					</div>
				</PlainIsland>
			</div>
		);
	},
});

function islandProps(list: 'saved' | 'read', { texts: { keeping } }: Brand): KeptStoriesProps {
	const { erased, removeNamed, removed, savedTold } = keeping;
	return { list, words: { removed, erased, removeNamed, noRoom: savedTold['no-room'] } };
}

/** The island enables the box. */
function HistorySwitch({ brand: { texts } }: { readonly brand: Brand }) {
	const { keepHistory, historyIsOff } = texts.keeping;
	return (
		<div className={styles.history}>
			<label className={styles.switch}>
				<input type="checkbox" data-history="" defaultChecked disabled />
				{keepHistory}
			</label>
			<p className={styles.soft} data-off="" hidden>
				{historyIsOff}
			</p>
		</div>
	);
}

/** More of the list, and its end. The browser's own popover asks before everything is erased. */
const ListTools = ({ brand: { texts } }: { readonly brand: Brand }) => (
	<div className={styles.tools} data-tools="" hidden>
		<button type="button" className={styles.button} data-more="" hidden>
			{texts.keeping.seeMore}
		</button>
		<button type="button" className={styles.button} popoverTarget="borrar-todo">
			{texts.keeping.eraseAll}
		</button>
		<div className={styles.ask} id="borrar-todo" popover="auto" role="dialog" aria-label={texts.keeping.eraseAll}>
			<p>{texts.keeping.eraseAsk}</p>
			<div className={styles.answers}>
				<button type="button" className={styles.button} popoverTarget="borrar-todo" popoverTargetAction="hide">
					{texts.keeping.cancel}
				</button>
				<button
					type="button"
					className={`${styles.button} ${styles.erase}`}
					popoverTarget="borrar-todo"
					popoverTargetAction="hide"
					data-erase=""
				>
					{texts.keeping.eraseAll}
				</button>
			</div>
		</div>
	</div>
);

const Item = ({ brand: { texts } }: { readonly brand: Brand }) => (
	<template data-item="">
		<li className={styles.item}>
			<div data-story="">
				<p className={styles.plain}>
					<span data-title="" />
					<span className={styles.soft} data-gone="" hidden>
						{texts.keeping.gone}
					</span>
				</p>
			</div>
			<button type="button" className={styles.remove} data-remove="" aria-label={fill(texts.keeping.removeNamed, { title: '' })}>
				<Icon svg={cross} />
			</button>
		</li>
	</template>
);
