/** Opens the page of the site with what was typed, in a tab of its own. Nothing is published. */
export const PreviewButton = () => (
	<button className="plain" type="submit" formTarget="_blank" name="hacer" value="vista">
		Vista previa
	</button>
);
