/** Who gave the data of a document, and when. */
export type DataSource = { readonly name: string; readonly updatedAt: Date };
