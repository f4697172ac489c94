import styles from './divider.module.css';

/** A line between two parts of a story. */
export function Divider() {
	return <hr className={styles.divider} />;
}
