/** What a table contains, where its name does not say it. */
export const TABLE_NOTES: Readonly<Record<string, string>> = {
  afterSales: "complaints",
  agreementCodes: "signing codes",
  attempts: "limited attempts",
  controlledAccess: "controlled goods",
  draws: "lottery draws",
  pointsOrders: "gift orders",
  users: "members",
  varieties: "requested goods",
  verifications: "verified phones",
};

export const TableName = ({ table }: { table: string }) => (
  <>
    <code>{table}</code>
    {TABLE_NOTES[table] !== undefined && <small> {TABLE_NOTES[table]}</small>}
  </>
);
