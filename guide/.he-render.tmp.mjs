import { builtInGuide } from '/work/main/guide/src/index.ts';
import { emptyProfile } from '/work/main/contract/src/profile.ts';
const P=({skills=[],jobs=[],hours=null,budget=null,goals=[],...r})=>({...emptyProfile,language:'he',...r,skills:skills.map(([skill_name,level])=>({skill_name,level,notes:''})),experiences:jobs.map(([role_title,duration_months])=>({role_title,duration_months,company_name:null,description:null})),resources:{hours_per_week:hours,budget_per_month:budget,notes:''},goals});
const people={
 nurse:P({age:41,location:'חיפה',jobs:[['אחות בבית חולים',120]],skills:[['טיפול באנשים','advanced'],['ארגון','intermediate']],hobbies:'אפייה, הליכות',hours:6,budget:200,goals:[{goal_type:'להרוויח',value:'1500 ש״ח בחודש'}]}),
 electrician:P({age:33,location:'באר שבע, ישראל',jobs:[['חשמלאי מוסמך',84]],skills:[['תיקונים בבית','advanced']],hours:10,budget:500,notes:'רק בערבים',goals:[{goal_type:'להרוויח',value:'3000 בחודש'}]}),
 teacher:P({age:50,location:'ירושלים',education:'תואר ראשון במתמטיקה',jobs:[['מורה למתמטיקה',240]],hobbies:'גיטרה',hours:4,budget:0,goals:[{goal_type:'להשפיע',value:'לעזור לילדים בשכונה'}]}),
 student:P({age:17,location:'',hobbies:'כלבים',hours:3,budget:0,goals:[{goal_type:'להרוויח',value:'דמי כיס'}]}),
};
const g=builtInGuide(); const ctx=s=>({language:'he',now:0,seed:s});
const strip=s=>s.replace(/[\u2066-\u2069]/g,'');
const only=process.argv[2];
const show=(o)=>console.log(strip(o));
for(const [n,profile] of Object.entries(people)){ if(only&&only!==n)continue;
 show('\n######## '+n);
 const {value}=await g.recommend({profile,mode:'brainstorm',already:[],count:5},ctx(n));
 for(const i of value){show(`\n== ${i.title}\n${i.short_description}\nEXP: ${i.expectations}\nDET: ${i.detailed_description}\n1st: ${i.fit.first_customer}`)}
 const plan=(await g.planFromIdea({profile,recommendation:value[0]},ctx(n))).value;
 show(`\nPLAN ${plan.title} | ${plan.short_description}`);
 for(const s of plan.steps){show(` STEP ${s.title}\n  ${s.description}\n  test: ${s.smallest_test}\n  cap: ${s.cap}\n  stop: ${s.stop_if}`);for(const b of s.substeps)show(`   - ${b.title} (${b.minutes}) ${b.description} => ${b.deliverable}`)}
 const stored={...plan,language:'he',steps:plan.steps.map((s,i)=>({...s,step_id:'s'+i,status:'pending',substeps:s.substeps.map((b,j)=>({...b,substep_id:`s${i}b${j}`,status:'pending'}))}))};
 const msgs=n==='nurse'?['איך עושים את זה?','אפשר דוגמה?','אפשר להקטין את זה?','לחלק לצעדים קטנים','נוסח להודעה','כמה זמן זה לוקח?','מה הלאה?','כמה לגבות?','איפה מוצאים לקוחות?','מה הסיכון?','אני תקועה','צריך רישיון?','סיימתי','למה זה חשוב?','מה נשאר?','תודה','שלום','מתי לעצור?','כמה זה עולה?','מה עם חשבוניות?','בננה סגולה']:['איך מתחילים?','אפשר דוגמה?','נוסח להודעה'];
 for(const [k,m] of msgs.entries()){ let last; for await(const e of g.stepChat({profile,plan:stored,stepId:'s'+(n==='nurse'?k%5:3),history:[],message:m},ctx(n))) last=e; show(`\n> ${m}\n${last.text}\n[${last.suggestions}]`)}
 for (const f of n==='nurse'?['יש לי פחות זמן','שיהיה זול יותר','בלי השלב השני','בננה']:['להוסיף פגישה עם רואה חשבון']){const a=(await g.adaptPlan({profile,plan:stored,feedback:f},ctx(n))).value; show(`\nADAPT ${f}: ${a.notice??''} ${JSON.stringify(a.changes)}`)}
 const own=(await g.recommend({profile,mode:'idea',idea:'סדנאות קרמיקה לכולם',already:[],count:3},ctx(n))).value;
 for(const i of own) show(`\nOWN ${i.title}\n${i.short_description}\n${i.expectations}\n${i.detailed_description}\n${i.fit.first_customer}`);
}
