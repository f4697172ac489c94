import type { Match, MatchSide } from '#content/contract';
import styles from './scores.module.css';

/** Matches with their scores, one under another; in a wide brick in two columns. */
export const Scores = ({ matches }: { readonly matches: readonly Match[] }) => (
	<ul className={styles.scores}>
		{matches.map(({ home, away, state }) => (
			<li key={`${home.name} ${away.name}`} className={styles.match}>
				<Side side={home} other={away} />
				<Side side={away} other={home} />
				<p className={styles.state}>{state}</p>
			</li>
		))}
	</ul>
);

function Side({ side: { name, points }, other }: { readonly side: MatchSide; readonly other: MatchSide }) {
	const isAhead = (points ?? 0) > (other.points ?? 0);
	return (
		<p className={`${styles.side} ${isAhead ? styles.ahead : ''}`}>
			<span>{name}</span> {points !== undefined && <span className={styles.points}>{points}</span>}
		</p>
	);
}
