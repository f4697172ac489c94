import type { Room } from '#newsroom/contract';
import type { FieldSet } from './field-set.ts';

/** Who may read the story whole, and whether readers may comment. */
export function ReaderFields({ room, fields: { access, comments }, set }: FieldSet & { readonly room: Room }) {
	const { registrationCode } = room.brand;
	const codes = [...new Set([registrationCode, access])].filter((code) => code !== undefined && code !== '');
	return (
		<fieldset className="filing">
			<legend>Lectores</legend>
			<label htmlFor="access">La leen entera</label>
			<select
				id="access"
				value={access}
				disabled={!room.staff.may.includes('publish')}
				onChange={({ target }) => set({ access: target.value })}
			>
				<option value="">Todos</option>
				{codes.map((code) => (
					<option key={code} value={code}>
						{code === registrationCode ? 'Quienes tienen cuenta' : `Código ${code}`}
					</option>
				))}
			</select>
			<label className="check">
				<input type="checkbox" checked={comments} onChange={({ target }) => set({ comments: target.checked })} />
				Se puede comentar
			</label>
		</fieldset>
	);
}
