import styles from './labels.module.css';

/** The label above a sample: its block and its name. */
export function SampleName({ block, name, isEmpty }: { block: string; name: string; isEmpty: boolean }) {
	return (
		<p className={styles.name}>
			<b>{block}</b> {name}
			{isEmpty && ' (nothing to show on this brand)'}
		</p>
	);
}
