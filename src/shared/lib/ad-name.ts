/** The name of an ad for whoever does not see its picture: the only content of its link. */
export const adName = ({ title }: { title?: string }): string => title || "活动专题";
