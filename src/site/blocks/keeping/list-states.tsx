import inbox from 'lucide-static/icons/bookmark.svg?raw';
import type { Texts } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import styles from './kept.module.css';

/** An empty `href` links to the same page, which loads it again. */
const thisPage = '';

type ListStatesProps = { readonly texts: Texts; readonly page: 'forYou' | 'saved' | 'history' };

/** The texts of a list that the browser makes: before it is there, when it is empty, and when the stories cannot be loaded. */
export function ListStates({ texts: { keeping, tryAgain }, page }: ListStatesProps) {
	return (
		<>
			<p className={styles.waiting} role="status" data-loading="">
				{keeping.loading}
			</p>
			<p className={styles.unscripted}>{keeping.needsScripts}</p>
			<div className={styles.note} data-empty="" hidden>
				<Icon svg={inbox} size={28} />
				<p className={styles.title}>{keeping[page].emptyTitle}</p>
				<p>{keeping[page].emptyText}</p>
			</div>
			<p className={styles.failed} role="alert" data-failed="" hidden>
				{page === 'forYou' ? keeping.newsFailed : keeping.failed} <a href={thisPage}>{tryAgain}</a>
			</p>
		</>
	);
}
